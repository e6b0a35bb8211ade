import type { MapMessages } from './en.ts'

export const map: MapMessages = {
  title: (what) => `${what}. Mit den Pfeiltasten verschieben, mit Plus und Minus zoomen.`,
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  reset: 'Karte zurücksetzen',
  group: (count) => `${count} Häuser dicht beieinander: vergrößern`,
  groupFrom: (count, price) => `${count} ab ${price}, Häuser dicht beieinander: vergrößern`,
  from: (count, price) => `${count} ab ${price}`,
  scrollToZoom: 'Strg gedrückt halten und scrollen, um die Karte zu zoomen',
  scrollToZoomMac: '⌘ gedrückt halten und scrollen, um die Karte zu zoomen',
  twoFingers: 'Verschieben Sie die Karte mit zwei Fingern',
  show: 'Zum Haus',
  close: 'Schließen',
  attribution: 'Über diese Karte',
}
