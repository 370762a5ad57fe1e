export { dueOn, mayBeReceivedOn } from "./due.rules.ts";
export { forgetPrivacyRequests } from "./forget-privacy-requests.ts";
export { privacyRoutes } from "./privacy.routes.ts";
export {
  PRIVACY_ASK,
  PRIVACY_NEWS,
  PRIVACY_RECEIVED,
  type PrivacyNews,
  type ReceivedPayload,
  type UnconfirmedRequest,
} from "./privacy-message.ts";
export {
  countPersonalData,
  deleteByAddress,
  insertRequest,
  type StoredRequest,
  selectRequest,
  selectRequests,
  updateRequest,
} from "./privacy-request.repository.ts";
export { personalDataFile } from "./staff/personal-data.ts";
