export { askForText } from "./ask-for-text.ts";
export { type Owner, selectLatestPreference } from "./consent.repository.ts";
export { consentRoutes } from "./consent.routes.ts";
export { OPT_IN } from "./opt-in-message.ts";
export { receiveText, stopAtProvider } from "./receive-text.ts";
export { beginTextMessage, recordTextState, selectRequestedPhone } from "./text-message.repository.ts";
