/** Texts needed only for a movable map. */
export const map = {
  title: (what: string) => `${what}. Move it with the arrow keys, zoom with plus and minus.`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset the map',
  group: (count: string) => `${count} houses close together: zoom in`,
  groupFrom: (count: string, price: string) => `${count} houses close together, from ${price}: zoom in`,
  /** On a pin for several houses. */
  from: (count: string, price: string) => `${count} from ${price}`,
  scrollToZoom: 'Hold Ctrl and scroll to zoom the map',
  scrollToZoomMac: 'Hold ⌘ and scroll to zoom the map',
  twoFingers: 'Move the map with two fingers',
  show: 'View house',
  close: 'Close',
  attribution: 'About this map',
}

export type MapMessages = typeof map
