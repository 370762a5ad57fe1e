import { type Row, row } from "./access-matrix.row.ts";

const nowhere = { id: 1, lockVersion: 1 };
const banner = {
  ...{ name: "Matrix", textEn: "Matrix", textEs: "Matriz", linkTo: "", labelEn: "", labelEs: "", tone: "plain" },
  ...{ paths: [], query: [], languages: [], customerKinds: [], from: null, until: null },
};

/** An id that no file or folder in the demo has. */
const none = 2_000_000_000;
const nothing = { id: none, revision: "none" };

const matrixRelease = { name: "Matrix", action: "publish", stories: [nowhere] };

/** Inputs of content calls, with a story that doesn't exist. */
export const officeContentRows: Record<string, Row> = {
  "GET office/contentschema": row({}),
  "GET office/contentstories": row({}),
  "GET office/contentchoices": row({ of: "products", query: "white" }),
  "GET office/contentstory": row({ id: 1 }, "office_story_not_found"),
  "GET office/contentversions": row({ id: 1 }, "office_story_not_found"),
  "POST office/createcontentstory": row({ parentId: 1, name: "Matrix", slug: "matrix", component: "page" }, "office_story_not_found"),
  "POST office/savecontentstory": row({ ...nowhere, name: "Matrix", content: { component: "page" } }, "office_story_not_found"),
  "POST office/placecontentstory": row({ ...nowhere, name: "Matrix", slug: "matrix", parentId: 0 }, "office_story_not_found"),
  "POST office/duplicatecontentstory": row({ id: 1 }, "office_story_not_found"),
  "POST office/deletecontentstory": row(nowhere, "office_story_not_found"),
  "POST office/publishcontent": row({ action: "publish", stories: [nowhere] }, "office_story_not_found"),
  "GET office/contentreleases": row({}),
  "POST office/askrelease": row({ ...matrixRelease, publishAt: null, note: "" }, "office_story_not_found"),
  "POST office/planrelease": row({ ...matrixRelease, publishAt: "2099-01-01T00:00:00.000Z" }, "office_story_not_found"),
  "POST office/approverelease": row({ id: 2_000_000_000, publishAt: null }, "office_release_not_found"),
  "POST office/refuserelease": row({ id: 2_000_000_000, reason: "Matrix" }, "office_release_not_found"),
  "POST office/withdrawrelease": row({ id: 2_000_000_000 }, "office_release_not_found"),
  "GET office/banners": row({}),
  "POST office/savebanner": row({ ...banner, ...nowhere }, "office_story_not_found"),
  "POST office/endbanner": row({ ...nowhere, until: null }, "office_story_not_found"),
  "POST office/orderbanners": row({ banners: [nowhere] }, "office_story_not_found"),
  "GET office/contentassets": row({}),
  "GET office/contentasset": row({ id: none }, "office_asset_not_found"),
  "POST office/uploadcontentasset": row({}, "office_asset_kind"),
  "POST office/savecontentasset": row({ ...nothing, altEn: "", altEs: "", focus: null, folderId: null }, "office_asset_not_found"),
  "POST office/replacecontentasset": row({ ...nothing, by: 2 }, "office_asset_not_found"),
  "POST office/deletecontentasset": row(nothing, "office_asset_not_found"),
  "POST office/restorecontentasset": row({ id: none }, "office_asset_not_found"),
  "POST office/saveassetfolder": row({ id: none, parentId: null, name: "Matrix" }, "office_asset_folder_not_found"),
  "POST office/deleteassetfolder": row({ id: none }, "office_asset_folder_not_found"),
  "GET office/formentries": row({}),
  "GET office/formentry": row({ id: 2_000_000_000 }, "office_form_entry_not_found"),
  "POST office/markformentry": row({ id: 2_000_000_000, isAnswered: true }, "office_form_entry_not_found"),
  "POST office/deleteformentry": row({ id: 2_000_000_000 }, "office_form_entry_not_found"),
  "GET office/searchwords": row({}),
  "POST office/trysearchword": row({ language: "en", term: "matrix" }),
  "POST office/savesearchword": row(
    { id: none, was: null, language: "en", term: "matrix", finds: ["slab"] },
    "office_search_word_not_found",
  ),
  "POST office/deletesearchword": row({ id: none, language: "en", was: null }, "office_search_word_not_found"),
  "GET office/redirects": row({}),
  "GET office/tryaddress": row({ path: "/nowhere" }),
  "POST office/saveredirect": row({ id: 2_000_000_000, was: null, from: "/a", to: "/b", status: 301 }, "office_redirect_not_found"),
  "POST office/deleteredirect": row({ id: 2_000_000_000, was: null }, "office_redirect_not_found"),
};
