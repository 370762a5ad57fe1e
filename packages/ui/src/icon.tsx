import Standing from "lucide/dist/esm/icons/align-end-horizontal.mjs";
import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import Trade from "lucide/dist/esm/icons/briefcase-business.mjs";
import Check from "lucide/dist/esm/icons/check.mjs";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import Copy from "lucide/dist/esm/icons/copy.mjs";
import Document from "lucide/dist/esm/icons/file-text.mjs";
import Globe from "lucide/dist/esm/icons/globe.mjs";
import Grid from "lucide/dist/esm/icons/grid-2x2.mjs";
import Grip from "lucide/dist/esm/icons/grip-vertical.mjs";
import Lock from "lucide/dist/esm/icons/lock.mjs";
import Pin from "lucide/dist/esm/icons/map-pin.mjs";
import Menu from "lucide/dist/esm/icons/menu.mjs";
import Minus from "lucide/dist/esm/icons/minus.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Bag from "lucide/dist/esm/icons/shopping-bag.mjs";
import Sliders from "lucide/dist/esm/icons/sliders-horizontal.mjs";
import Truck from "lucide/dist/esm/icons/truck.mjs";
import User from "lucide/dist/esm/icons/user.mjs";
import Close from "lucide/dist/esm/icons/x.mjs";

/** The shapes that pages use, from the Lucide set (ISC). A new one gets a line above and its name below. */
export {
  ArrowDown,
  ArrowUp,
  Bag,
  Check,
  ChevronDown,
  ChevronRight,
  Close,
  Copy,
  Document,
  Globe,
  Grid,
  Grip,
  Lock,
  Menu,
  Minus,
  Pin,
  Plus,
  Search,
  Sliders,
  Standing,
  Trade,
  Truck,
  User,
};

interface Props {
  of: typeof Plus;
  /** Pixels. */
  size?: number;
  className?: string;
}

/** A line drawing in the text's color. Hidden from screen readers, because the button or link around it has the label. */
export function Icon({ of: shape, size = 20, className = "" }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={className ? `icon ${className}` : "icon"} aria-hidden="true">
      {shape.map(([Tag, attributes], index) => (
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  );
}
