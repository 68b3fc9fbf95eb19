/** Holds the page's place while it is on its way in a document that came without it. */
export function PagePending() {
  return <div aria-busy="true" style={{ minBlockSize: '60vh' }} />;
}
