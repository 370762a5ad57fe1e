export const rooms = ["kitchen", "bath", "living", "entry", "outdoors", "business"] as const;

export const galleryFacetKeys = ["room", "look", "color", "material"] as const;
export type GalleryFacetKey = (typeof galleryFacetKeys)[number];
