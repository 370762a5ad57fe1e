import type { FieldWords } from "../../../form/form-context.ts";
import { text } from "../../../i18n/text.ts";

const names = {
  aboveCents: "approvals.field.above",
  userId: "approvals.field.user",
  approverId: "approvals.field.approver",
  answer: "approvals.field.answer",
} as const;

/** Labels of the approval fields. */
export const approvalWords: FieldWords = {
  label: (language, name) => (Object.hasOwn(names, name) ? text(language, names[name as keyof typeof names]) : null),
};
