const paths = {
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20.5 20.5",
  bag: "M5 8.5h14l-1 12H6zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5",
  store: "M4 10.5 5.5 4.5h13l1.5 6M5.5 10.5v9h13v-9M4 10.5h16M10 19.5v-5h4v5",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  down: "M6 9.5l6 6 6-6",
  right: "M9.5 6l6 6-6 6",
  left: "M14.5 6l-6 6 6 6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  filter: "M4 7h16M7 12h10M10 17h4",
  warning: "M12 4 21 19.5H3zM12 10v4.5M12 17v.2",
  truck: "M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7M7 19a1.7 1.7 0 1 0 0-3.4A1.7 1.7 0 0 0 7 19zM17.5 19a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z",
  zoom: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3l5.2 5.2M10.5 7.5v6M7.5 10.5h6",
} as const;

export type IconName = keyof typeof paths;

/** A small line drawing; always beside words or inside something that has a name. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
