import type { Shape } from "./icon-shapes.ts";

export * from "./icon-shapes.ts";

interface Props {
  of: Shape;
  /** Pixels. */
  size?: number;
  className?: string;
}

/** A line icon in the text's color. Hidden from screen readers, because the button or link around it has a label. */
export function Icon({ of: shape, size = 20, className = "" }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={className ? `icon ${className}` : "icon"} aria-hidden="true">
      {shape.map(([Tag, attributes], index) => (
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  );
}
