import type { MapMessages } from './en.ts'

export const map: MapMessages = {
  title: (what) => `${what}. Flyt det med piletasterne, zoom med plus og minus.`,
  zoomIn: 'Zoom ind',
  zoomOut: 'Zoom ud',
  reset: 'Nulstil kortet',
  group: (count) => `${count} huse tæt på hinanden: zoom ind`,
  groupFrom: (count, price) => `${count} fra ${price}, huse tæt på hinanden: zoom ind`,
  from: (count, price) => `${count} fra ${price}`,
  scrollToZoom: 'Hold Ctrl nede og rul for at zoome på kortet',
  scrollToZoomMac: 'Hold ⌘ nede og rul for at zoome på kortet',
  twoFingers: 'Flyt kortet med to fingre',
  show: 'Se huset',
  close: 'Luk',
  attribution: 'Om kortet',
}
