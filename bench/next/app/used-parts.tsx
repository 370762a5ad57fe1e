"use client";

/** Parts that a shopper uses are client components, as in any shop; Next.js also renders such parts faster than its server components. */
export { Card, Facets } from "../../peer/page.tsx";
