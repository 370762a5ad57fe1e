export { AccountCrumbs } from "./account-crumbs.tsx";
export { AccountMenuList } from "./account-menu-list.tsx";
export { AccountNotices } from "./account-notices.tsx";
