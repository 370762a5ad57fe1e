/** Explains why a list is empty. */
export function Empty({ title, children }: { title: string; children: string }) {
  return (
    <p className="empty">
      <strong>{title}</strong>
      {children}
    </p>
  );
}
