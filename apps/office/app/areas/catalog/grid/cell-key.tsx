/** Shows the Ctrl key combination on the button that does the same. */
export function CellKey({ letter }: { letter: string }) {
  return (
    <span aria-hidden="true" className="key-caps">
      <kbd>{`Ctrl ${letter}`}</kbd>
    </span>
  );
}
