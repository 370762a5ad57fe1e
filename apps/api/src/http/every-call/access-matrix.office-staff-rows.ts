import { PASSWORD, type Row, row, TOKEN } from "./access-matrix.row.ts";

const NOBODY = 2_000_000_000;
const NO_SESSION = "00000000-0000-4000-8000-000000000000";
const invited = { email: "invited@matrix.test", name: "Invited", language: "en", role: "no-such-role", stores: null };

/** The inputs of the calls about staff. */
export const officeStaffRows: Record<string, Row> = {
  "GET office/stafflist": row({}),
  "GET office/staffmember": row({ staffId: NOBODY }, "office_staff_not_found"),
  "POST office/invitestaff": row(invited, "office_role_not_found"),
  "POST office/resendstaffinvitation": row({ invitationId: NOBODY }, "office_invitation_not_found"),
  "POST office/withdrawstaffinvitation": row({ invitationId: NOBODY }, "office_invitation_not_found"),
  "POST office/readstaffinvitation": row({ token: TOKEN }, "account_link_invalid"),
  "POST office/acceptstaffinvitation": row({ token: TOKEN, name: "Nobody", password: PASSWORD }, "account_link_invalid"),
  "POST office/changestaff": row({ staffId: NOBODY, role: "owner", stores: null, revision: "" }, "office_staff_not_found"),
  "POST office/blockstaff": row({ staffId: NOBODY, reason: "Left" }, "office_staff_not_found"),
  "POST office/unblockstaff": row({ staffId: NOBODY }, "office_staff_not_found"),
  "GET office/staffroles": row({}),
  "POST office/savestaffrole": row(
    { code: "no-such-role", name: { en: "None", es: "Ninguno" }, rights: [], revision: "" },
    "office_role_not_found",
  ),
  "POST office/deletestaffrole": row({ code: "no-such-role" }, "office_role_not_found"),
  "GET changes": row({}, "changes_cursor_gone"),
  "GET office/apikeys": row({}),
  "POST office/createapikey": row(
    { name: "None", role: "no-such-role", stores: null, addresses: [], expiresOn: null },
    "office_role_not_found",
  ),
  "POST office/changeapikey": row({ keyId: NOBODY, addresses: [] }, "office_key_not_found"),
  "POST office/rotateapikey": row({ keyId: NOBODY, overlapHours: 1 }, "office_key_not_found"),
  "POST office/revokeapikey": row({ keyId: NOBODY }, "office_key_not_found"),
  "GET office/ownsessions": row({}),
  "POST office/endownsessions": row({ sessionId: NO_SESSION }, "office_session_not_found"),
  "GET office/staffsessions": row({ staffId: NOBODY }, "office_staff_not_found"),
  "POST office/endstaffsessions": row({ staffId: NOBODY, sessionId: NO_SESSION }, "office_staff_not_found"),
  "POST office/changeownpassword": row({ currentPassword: "wrong", password: PASSWORD }, "account_password_wrong"),
  "POST office/saveownaccount": row({ name: "Matrix", language: "en" }),
  "POST office/startownsecondfactor": row({ password: "wrong" }, "account_password_wrong"),
  "POST office/confirmownsecondfactor": row({ code: "123456" }, "account_code_wrong"),
  "POST office/removeownsecondfactor": row({ code: "123456" }),
  "GET office/signinchallenge": row({}),
  "POST office/signinpasskeychallenge": row({}),
  "POST office/signinwithpasskey": row({ ticket: TOKEN, response: { id: "AbCd" } }, "account_passkey_invalid"),
  "GET office/ownpasskeys": row({}),
  "POST office/startownpasskey": row({ password: "wrong" }, "account_password_wrong"),
  "POST office/addownpasskey": row({ response: { id: "AbCd" }, name: "" }, "account_passkey_invalid"),
  "POST office/renameownpasskey": row({ id: "AbCd", name: "Laptop" }, "office_passkey_not_found"),
  "POST office/removeownpasskey": row({ id: "AbCd", password: "wrong" }, "account_password_wrong"),
  "GET office/privacyrequests": row({}),
  "GET office/privacyrequest": row({ requestNo: "F-0000-0000" }, "office_privacy_not_found"),
  "POST office/recordprivacyrequest": row(
    { kind: "copy", email: "asks@matrix.test", name: "Asks", language: "en", receivedOn: "2020-01-01", details: "Everything" },
    "office_privacy_day",
  ),
  "POST office/verifyprivacyrequest": row({ requestNo: "F-0000-0000", how: "By phone" }, "office_privacy_not_found"),
  "POST office/extendprivacyrequest": row({ requestNo: "F-0000-0000", reason: "Many orders" }, "office_privacy_not_found"),
  "POST office/exportprivacydata": row({ requestNo: "F-0000-0000" }, "office_privacy_not_found"),
  "POST office/eraseprivacydata": row({ requestNo: "F-0000-0000", confirm: "DELETE" }, "office_privacy_not_found"),
  "POST office/closeprivacyrequest": row({ requestNo: "F-0000-0000", outcome: "done", note: "Sent" }, "office_privacy_not_found"),
  "POST office/resetstaffsecondfactor": row({ staffId: NOBODY }, "office_staff_not_found"),
};
