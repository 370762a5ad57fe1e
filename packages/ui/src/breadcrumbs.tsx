/** The way to a page; the last step is the page itself. */
export function Breadcrumbs({ label, steps }: { label: string; steps: { name: string; href?: string | undefined }[] }) {
  return (
    <nav aria-label={label} className="py-4 text-note text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ name, href }, turn) => (
          <li key={`${name}${href}`} className="flex gap-x-2">
            {turn > 0 && <span aria-hidden="true">/</span>}
            {href && turn < steps.length - 1 ? (
              <a href={href} className="underline-offset-4 hover:underline">
                {name}
              </a>
            ) : (
              <span aria-current={turn === steps.length - 1 ? "page" : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
