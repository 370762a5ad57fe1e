/** The datasource that is written last, so that its presence means that the demo's space has been filled. */
export const LAST = "redirects";
