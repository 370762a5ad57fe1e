/** Stands for the id of the request on a page that may be shared; the server writes the real one into what turns out to be nobody else's. */
export const SHARED_ID = "00000000-0000-0000-0000-000000000000";
