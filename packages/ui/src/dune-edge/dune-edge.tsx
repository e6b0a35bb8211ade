/** The dune line above every footer. It is a file, so pages do not each inline its 7 KB of SVG. */
export function DuneEdge() {
  return <div className="dune-edge" aria-hidden="true" />
}
