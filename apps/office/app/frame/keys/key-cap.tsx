/** Keys as printed on a keyboard. Hidden from screen readers, which announce the action beside it. */
export function KeyCap({ keys }: { keys: string }) {
  return (
    <span aria-hidden="true" className="key-caps">
      {keys.split(" ").map((key) => (
        <kbd key={key}>{key.toUpperCase()}</kbd>
      ))}
    </span>
  );
}
