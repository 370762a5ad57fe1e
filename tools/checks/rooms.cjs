/**
 * Import rules: which folder may import from which others. Run by `tools/checks/check-rooms.ts` with dependency-cruiser. The areas of the
 * API are listed in order: an area may import from those before it, never from later ones.
 */
const areas = [
  "storefront",
  "audit",
  "store",
  "banner",
  "log",
  "tag",
  "consent",
  "stock",
  "delivery",
  "ledger",
  "order",
  "order-message",
  "subscriptions",
  "account",
  "saved-payment",
  "customer",
  "staff",
  "invoice",
  "receipt",
  "product",
  "slabs",
  "gallery",
  "content",
  "warehouse",
  "books",
  "catalog",
  "pricing",
  "promotion",
  "bag",
  "wishlist",
  "stock-alert",
  "fulfillment",
  "checkout",
  "quote",
  "phone-order",
  "document",
  "ideabook",
  "settings",
  "suggestions",
  "customer-desk",
  "movein",
  "privacy",
  "integration",
  "status",
];

/** The areas of the storefront, in order like `areas`. */
const webAreas = [
  "delivery",
  "log",
  "promotion",
  "store",
  "suggestions",
  "tag",
  "wishlist",
  "product",
  "bag",
  "content",
  "gallery",
  "account",
  "checkout",
  "ideabook",
  "privacy",
  "subscriptions",
  "customer",
  "receipt",
  "customerusers",
  "slabs",
];

const api = "^apps/api/src/";
const web = "^apps/web/app/";
const test = "\\.(test|fixture|world|rows)\\.tsx?$|apps/content/src/conformance/";

const rule = (name, from, to) => ({ name, severity: "error", from, to });
/** Returns rules that prevent an area from importing later ones in its list. */
const groundUp = (name, room, list) =>
  list
    .slice(0, -1)
    .map((area, index) =>
      rule(
        `${name}${area}-stands-below`,
        { path: `${room}areas/${area}/`, pathNot: test },
        { path: `${room}areas/(${list.slice(index + 1).join("|")})/` },
      ),
    );

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    rule("no-circles", { pathNot: test }, { circular: true }),
    // Other areas may only import an area's index.ts.
    rule(
      "areas-talk-through-doors",
      { path: `${api}areas/([^/]+)/`, pathNot: test },
      { path: `${api}areas/`, pathNot: [`${api}areas/$1/`, `${api}areas/[^/]+/index\\.ts$`] },
    ),
    rule("others-use-the-doors", { pathNot: [`${api}areas/`, test] }, { path: `${api}areas/`, pathNot: `${api}areas/[^/]+/index\\.ts$` }),
    rule("nobody-uses-their-own-door", { path: `${api}areas/([^/]+)/(?!index)` }, { path: `${api}areas/$1/index\\.ts$` }),
    ...groundUp("", api, areas),
    ...groundUp("storefront-", web, webAreas),
    rule(
      "the-domain-is-pure",
      { path: `${api}domain/`, pathNot: test },
      { path: "^(apps|packages)/", pathNot: [`${api}domain/`, "^packages/(contract|database)/"] },
    ),
    rule(
      "rules-are-pure",
      { path: "\\.rules\\.ts$" },
      { path: ["/kysely/", "\\.repository\\.ts$", `${api}(context|ports/)`], dependencyTypesNot: ["type-only"] },
    ),
    // The libraries of traces are loaded only by a shop that sends traces.
    rule(
      "traces-are-loaded-when-configured",
      { path: "^(apps|packages)/", pathNot: ["^apps/server/src/tracing/", test] },
      {
        path: ["node_modules/@opentelemetry/", "^apps/server/src/tracing/(?!request-channel)"],
        dependencyTypesNot: ["type-only", "dynamic-import"],
      },
    ),
    rule("only-repositories-speak-sql", { path: "^apps/", pathNot: ["\\.repository\\.ts$", test] }, { path: "node_modules/kysely/" }),
    rule("packages-are-the-ground-floor", { path: "^packages/", pathNot: test }, { path: "^(apps|tools|seed|studio|e2e|bench)/" }),
    rule("the-contract-stands-alone", { path: "^packages/contract/" }, { path: "^(packages/(?!contract)|apps|seed)" }),
    rule("the-database-stands-alone", { path: "^packages/database/", pathNot: test }, { path: "^(packages/(?!database)|apps|seed)" }),
    rule("the-content-client-stands-alone", { path: "^packages/content-client/" }, { path: "^(packages/(?!content-client)|apps|seed)" }),
    rule("laying-stands-on-the-contract", { path: "^packages/laying/" }, { path: "^(packages/(?!(laying|contract)/)|apps|seed)" }),
    rule("messages-stand-on-the-contract", { path: "^packages/messages/" }, { path: "^(packages/(?!(messages|contract)/)|apps|seed)" }),
    // The browser gets compiled messages; the compiler must not be in its bundle.
    rule(
      "pages-get-compiled-messages",
      { path: "^apps/(web|office)/app/", pathNot: test },
      { path: "^packages/messages/", dependencyTypesNot: ["type-only"] },
    ),
    rule("ui-is-given-its-data", { path: "^packages/ui/" }, { path: "^(packages/(?!ui)|apps|seed)|node_modules/react-router" }),
    rule(
      "the-storefront-speaks-contract-and-content",
      { path: "^apps/web/" },
      { path: ["^apps/(?!web)", "^packages/database/", "^seed/"] },
    ),
    // The browser may import types of the contract, but not its schemas.
    rule(
      "the-office-speaks-the-contract",
      { path: "^apps/office/", pathNot: test },
      {
        path: ["^apps/(?!office/)", "^packages/(?!(contract|messages|ui)/)", "^seed/"],
        pathNot: "^apps/web/app/(i18n/(formats|language)|form/captcha/solve-work|areas/checkout/card-brand)\\.ts$",
      },
    ),
    rule(
      "the-office-carries-no-schemas",
      { path: "^apps/office/app/", pathNot: test },
      // Rules shared by browser and API, which contain no schemas.
      {
        path: "^packages/contract/",
        pathNot:
          "^packages/contract/src/(goods-return|staff/(accounting-formats|carrier-choices|catalog-cells|fact-cells)|facts/kinds|settings/new-store|places/[\\w-]+|typed/[\\w-]+)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule("nobody-imports-the-office", { path: "^(apps/(?!office/)|packages|seed)" }, { path: "^apps/office/" }),
    rule(
      "the-content-system-knows-no-commerce",
      { path: "^apps/content/", pathNot: test },
      { path: ["^apps/(api|web|server|sandbox)/", "^packages/contract/"] },
    ),
    rule("the-sandbox-knows-nothing-of-the-shop", { path: "^apps/sandbox/" }, { path: ["^apps/(?!sandbox)", "^packages/", "^seed/"] }),
    rule("the-api-does-not-know-its-pages", { path: "^apps/api/", pathNot: test }, { path: "^apps/(web|server|content|sandbox)/" }),
    rule(
      "programs-stand-apart",
      // A thread's entry is started like a program.
      { path: "^(apps|packages)/", pathNot: [test, "^apps/(server|cli)/", "-worker\\.ts$"] },
      { path: "^(studio|tools|e2e|bench)/" },
    ),
    rule("no-orphaned-folder-names", {}, { path: "(^|/)(utils|helpers|common|shared|misc)/", pathNot: "node_modules" }),
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|\\.react-router|\\.data)/|\\+types/|\\.d\\.m?ts$|\\?url$" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
