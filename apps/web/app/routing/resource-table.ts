/** Addresses below the language prefix that answer data or take a form, and are no pages. */
export const resourceTable = [
  { id: "suggestions", path: "_/suggestions", file: "areas/resources/suggestions.ts" },
  { id: "my-store", path: "_/my-store", file: "areas/resources/my-store.ts" },
  { id: "report-error", path: "_/report-error", file: "areas/resources/report-error.ts" },
];
