/** Placeholder for the request id on a page that may be shared; the server fills in the real id if the page isn't shared. */
export const SHARED_ID = "00000000-0000-0000-0000-000000000000";
