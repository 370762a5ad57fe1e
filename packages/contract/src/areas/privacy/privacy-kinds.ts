export const privacyKinds = ["copy", "correction", "deletion"] as const;
export type PrivacyKind = (typeof privacyKinds)[number];
