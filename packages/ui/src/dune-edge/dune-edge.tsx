/** The dune line with its grass above every footer. The drawing is a background, so that pages do not carry its 7 KB each. */
export function DuneEdge() {
  return <div className="dune-edge" aria-hidden="true" />
}
