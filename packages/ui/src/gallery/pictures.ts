import type { PictureProps } from '../picture/picture.tsx'
import terrace from './pictures/haus-b2417-terrasse.webp?no-inline'
import living from './pictures/haus-b2417-wohnen.webp?no-inline'
import dusk from './pictures/haus-n0410.webp?no-inline'
import black from './pictures/haus-w1421.webp?no-inline'
import blavand from './pictures/ort-blavand.webp?no-inline'
import henne from './pictures/ort-henne.webp?no-inline'

const size = { width: 640, height: 427 }

export const pictures = {
  black: { src: black, alt: 'Schwarzes Haus mit großen Fenstern', ...size },
  dusk: { src: dusk, alt: 'Haus mit erleuchteten Fenstern in der Dämmerung', ...size },
  living: { src: living, alt: 'Wohnzimmer mit Blick in die Dünen', ...size },
  terrace: { src: terrace, alt: 'Terrasse mit Tisch und Bänken', ...size },
  blavand: { src: blavand, alt: '', width: 800, height: 640 },
  henne: { src: henne, alt: '', ...size },
} satisfies Record<string, PictureProps>
