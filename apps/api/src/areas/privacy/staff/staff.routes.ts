import { office } from "@azulejo/contract";
import { handle } from "../../../calls/handler.ts";
import { erasePrivacyData, exportPrivacyData } from "./personal-data.ts";
import {
  closePrivacyRequest,
  extendPrivacyRequest,
  listPrivacyRequests,
  readPrivacyRequest,
  recordPrivacyRequest,
  verifyPrivacyRequest,
} from "./requests.ts";

export const privacyStaffRoutes = [
  handle(office.privacyRequests, listPrivacyRequests),
  handle(office.privacyRequest, readPrivacyRequest),
  handle(office.recordPrivacyRequest, recordPrivacyRequest),
  handle(office.verifyPrivacyRequest, verifyPrivacyRequest),
  handle(office.extendPrivacyRequest, extendPrivacyRequest),
  handle(office.exportPrivacyData, exportPrivacyData),
  handle(office.erasePrivacyData, erasePrivacyData),
  handle(office.closePrivacyRequest, closePrivacyRequest),
];
