import Standing from "lucide-react/icons/align-end-horizontal";
import Trade from "lucide-react/icons/briefcase-business";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import Document from "lucide-react/icons/file-text";
import Globe from "lucide-react/icons/globe";
import Grid from "lucide-react/icons/grid-2x2";
import Lock from "lucide-react/icons/lock";
import Pin from "lucide-react/icons/map-pin";
import Menu from "lucide-react/icons/menu";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import Bag from "lucide-react/icons/shopping-bag";
import Sliders from "lucide-react/icons/sliders-horizontal";
import Truck from "lucide-react/icons/truck";
import User from "lucide-react/icons/user";
import Close from "lucide-react/icons/x";

/** The shapes that pages use, from the Lucide set (ISC). A new one gets a line above and its name below. */
export {
  Bag,
  Check,
  ChevronDown,
  ChevronRight,
  Close,
  Document,
  Globe,
  Grid,
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

/** A line drawing in the text's color. Screen readers skip it: what it stands for is said by the button or link around it. */
export function Icon({ of: Shape, size = 20, className = "" }: Props) {
  return <Shape size={size} strokeWidth={1.5} strokeLinecap="square" strokeLinejoin="miter" className={`shrink-0 ${className}`} />;
}
