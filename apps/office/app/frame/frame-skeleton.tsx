/** The frame while the first page is loading. */
export function FrameSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="top-bar" />
      <div className="loading-line is-on" />
      <div className="frame">
        <div className="rail" />
      </div>
    </div>
  );
}
