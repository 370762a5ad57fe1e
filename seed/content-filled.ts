/** The datasource that is written last: if it exists, the demo's space is completely filled. */
export const LAST = "redirects";
