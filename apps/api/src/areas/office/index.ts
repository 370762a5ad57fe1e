export { officeRoutes } from "./office.routes.ts";
export { createStaff, hashStaffPassword, type StaffToCreate } from "./staff/create-staff.ts";
export { insertStaff, type StoredStaff, selectStaff, selectStaffByEmail, updateStaff } from "./staff/staff.repository.ts";
