// @bundle shell
/**
 * Returns the query of a list's canonical address in every language.
 * @param isWhole false if the list is sorted or filtered, which search engines should treat as a view of the whole list
 */
export const canonicalQuery = (page: number, isWhole: boolean): string => (isWhole && page > 1 ? `?page=${page}` : "");
