/** The explanation in place of an empty list. */
export function Empty({ title, children }: { title: string; children: string }) {
  return (
    <p className="empty">
      <strong>{title}</strong>
      {children}
    </p>
  );
}
