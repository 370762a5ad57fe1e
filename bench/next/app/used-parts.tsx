"use client";

/** What a shopper uses is a client component, as in any shop; Next.js also renders such parts faster than its server components. */
export { Card, Facets } from "../../peer/page.tsx";
