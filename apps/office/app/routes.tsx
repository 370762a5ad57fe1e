import type { RouteObject } from "react-router";
import { Frame } from "./frame/frame.tsx";
import { FrameFault } from "./frame/frame-fault.tsx";
import { FrameSkeleton } from "./frame/frame-skeleton.tsx";
import { MissingPage } from "./frame/missing-page.tsx";
import { PageFault } from "./frame/page-fault.tsx";
import { FRAME_ROUTE, readStaff } from "./frame/staff.ts";

/** Every address of the office. A page's code is fetched when it is opened. */
export const routes: RouteObject[] = [
  {
    path: "/signin",
    lazy: () => import("./areas/sign-in/sign-in-page.tsx"),
    HydrateFallback: FrameSkeleton,
    ErrorBoundary: FrameFault,
  },
  {
    path: "/invitation",
    lazy: () => import("./areas/staff/invitation-page.tsx"),
    HydrateFallback: FrameSkeleton,
    ErrorBoundary: FrameFault,
  },
  {
    id: FRAME_ROUTE,
    path: "/",
    Component: Frame,
    HydrateFallback: FrameSkeleton,
    ErrorBoundary: FrameFault,
    loader: ({ request }) => readStaff(request),
    children: [
      {
        ErrorBoundary: PageFault,
        children: [
          { index: true, lazy: () => import("./areas/today/today-page.tsx") },
          { path: "orders", lazy: () => import("./areas/orders/orders-page.tsx") },
          { path: "orders/new", lazy: () => import("./areas/phone-order/start-page.tsx") },
          { path: "orders/new/:draftNo", lazy: () => import("./areas/phone-order/phone-order-page.tsx") },
          { path: "orders/move", lazy: () => import("./areas/promises/move-item-page.tsx") },
          { path: "orders/:orderNo", lazy: () => import("./areas/orders/order-page.tsx") },
          { path: "quotes", lazy: () => import("./areas/quotes/quotes-page.tsx") },
          { path: "quotes/:quoteNo", lazy: () => import("./areas/quotes/quote-page.tsx") },
          { path: "customers", lazy: () => import("./areas/customers/customers-page.tsx") },
          { path: "customers/:customerId", lazy: () => import("./areas/customers/customer-page.tsx") },
          { path: "people", lazy: () => import("./areas/customers/people-page.tsx") },
          { path: "people/:accountId", lazy: () => import("./areas/customers/person-page.tsx") },
          { path: "applications", lazy: () => import("./areas/applications/applications-page.tsx") },
          { path: "applications/:id", lazy: () => import("./areas/applications/application-page.tsx") },
          { path: "customers/:customerId/prices", lazy: () => import("./areas/prices/customer-prices-page.tsx") },
          { path: "catalogue", lazy: () => import("./areas/catalogue/catalogue-page.tsx") },
          { path: "prices", lazy: () => import("./areas/prices/levels-page.tsx") },
          { path: "prices/new", lazy: () => import("./areas/prices/new-level-page.tsx") },
          { path: "prices/plan", lazy: () => import("./areas/prices/plan/plan-page.tsx") },
          { path: "prices/history", lazy: () => import("./areas/prices/plan/history-page.tsx") },
          { path: "prices/:code", lazy: () => import("./areas/prices/level-page.tsx") },
          { path: "stock", lazy: () => import("./areas/stock/stock-page.tsx") },
          { path: "stock/containers", lazy: () => import("./areas/stock/containers/containers-page.tsx") },
          { path: "stock/containers/new", lazy: () => import("./areas/stock/containers/new-container-page.tsx") },
          { path: "stock/containers/:code", lazy: () => import("./areas/stock/containers/container-page.tsx") },
          { path: "stock/transfers", lazy: () => import("./areas/stock/transfers/transfers-page.tsx") },
          { path: "stock/transfers/new", lazy: () => import("./areas/stock/transfers/new-transfer-page.tsx") },
          { path: "stock/transfers/:transferNo", lazy: () => import("./areas/stock/transfers/transfer-page.tsx") },
          { path: "stock/counts", lazy: () => import("./areas/stock/counts/counts-page.tsx") },
          { path: "stock/counts/:countNo", lazy: () => import("./areas/stock/counts/count-page.tsx") },
          { path: "money", lazy: () => import("./areas/money/payments-page.tsx") },
          { path: "money/back", lazy: () => import("./areas/money/money-back-page.tsx") },
          { path: "money/ageing", lazy: () => import("./areas/money/ageing-page.tsx") },
          { path: "money/months", lazy: () => import("./areas/money/months-page.tsx") },
          { path: "money/check", lazy: () => import("./areas/money/check-page.tsx") },
          { path: "reports", lazy: () => import("./areas/reports/sales-page.tsx") },
          { path: "reports/samples", lazy: () => import("./areas/reports/samples-page.tsx") },
          { path: "reports/stock", lazy: () => import("./areas/reports/stock-page.tsx") },
          { path: "audit", lazy: () => import("./areas/audit/audit-page.tsx") },
          { path: "certificates", lazy: () => import("./areas/certificates/certificates-page.tsx") },
          { path: "content", lazy: () => import("./areas/content/stories-page.tsx") },
          { path: "content/forms", lazy: () => import("./areas/content/forms/entries-page.tsx") },
          { path: "content/forms/:entryId", lazy: () => import("./areas/content/forms/entry-page.tsx") },
          { path: "content/releases", lazy: () => import("./areas/content/releases/releases-page.tsx") },
          { path: "content/redirects", lazy: () => import("./areas/content/redirects/redirects-page.tsx") },
          { path: "content/:id", lazy: () => import("./areas/content/story-page.tsx") },
          { path: "staff", lazy: () => import("./areas/staff/staff-page.tsx") },
          { path: "staff/:staffId", lazy: () => import("./areas/staff/member-page.tsx") },
          { path: "*", Component: MissingPage },
        ],
      },
    ],
  },
];
