export function pictureNames(settings: unknown): string[] {
  const { storefront } = (settings ?? {}) as { storefront?: { logo?: unknown; favicon?: unknown } | null };
  return [storefront?.logo, storefront?.favicon].filter((name): name is string => typeof name === "string");
}
