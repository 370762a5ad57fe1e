import { Image, Text, View } from "@react-pdf/renderer";
import type { ComponentProps, ComponentType } from "react";
import type { Tag } from "./tag.ts";

/** The renderer passes properties that it doesn't know on to the layout, where `draw-tagged.ts` reads them. */
type Tagged<Props> = ComponentType<Props & { tag?: Tag }>;

/** A box. Without a tag it only arranges what is in it. */
export const Box = View as Tagged<ComponentProps<typeof View>>;
/** A text. Without a tag it is a paragraph, or the content of the cell that it is in. */
export const Words = Text as Tagged<ComponentProps<typeof Text>>;
export const Picture = Image as Tagged<ComponentProps<typeof Image>>;
