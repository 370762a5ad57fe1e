export { keepAnOwner } from "./change-staffing.ts";
export { createStaff, hashStaffPassword, type StaffToCreate } from "./create-staff.ts";
export { STAFF_INVITATION_MAIL } from "./invitations/invite-staff.ts";
export { selectInvitationOfLink } from "./invitations/staff-invitation.repository.ts";
export { selectMembers } from "./members/member.repository.ts";
export { deleteFactors as deleteStaffFactors } from "./second-factor/delete-factors.ts";
export { insertStaff, type StoredStaff, selectRole, selectStaff, selectStaffByEmail, updateStaff } from "./staff.repository.ts";
export { staffRoutes } from "./staff.routes.ts";
export { isStaffLine, isStaffOrder, isStaffPlace, readStaffStores, refuseOtherStores, requireStaffStore } from "./staff-stores.ts";
