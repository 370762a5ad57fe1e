export { selectExemptionDocument, selectOfficeExemption } from "./exemptions/exemption.repository.ts";
export { CANCELLATION_MAIL } from "./money/cancellation-mail.ts";
export { officeRoutes } from "./office.routes.ts";
export { toOfficeOrder } from "./orders/office-order.rules.ts";
export { type OrderDetails, selectOrderDetails } from "./orders/order-details.repository.ts";
export { DELAY_MAIL, DELAY_OVER_MAIL } from "./promises/delay-message.ts";
export { sweepDelays } from "./promises/sweep-delays.ts";
export { createStaff, hashStaffPassword, type StaffToCreate } from "./staff/create-staff.ts";
export { insertStaff, type StoredStaff, selectRole, selectStaff, selectStaffByEmail, updateStaff } from "./staff/staff.repository.ts";
