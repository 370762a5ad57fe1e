export { ORDER_MESSAGE_MAIL, ORDER_QUESTION_MAIL } from "./order-message.ts";
export {
  answerQuestions,
  countOpenQuestions,
  insertOrderNote,
  type OrderNote,
  selectMailedNote,
  selectOrderNotes,
  selectOrderOfReceipt,
} from "./order-note.repository.ts";
