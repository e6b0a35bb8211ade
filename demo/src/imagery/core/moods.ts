import type { Stop } from './definitions.ts'

export type MoodName = 'day' | 'morning' | 'golden' | 'dusk' | 'storm'

type Three = readonly [string, string, string]

/** Light and weather: all colours of an outdoor scene. */
export type Mood = {
  /** Gradient from the zenith down to the horizon. */
  sky: readonly [Stop, Stop, Stop, Stop, ...Stop[]]
  cloud: string
  cloudShade: string
  sun: string
  /** 0 at the horizon, 1 at the top of the sky. */
  sunHeight: number
  sea: Three
  foam: string
  sand: Three
  grass: readonly [string, string, string, string]
  far: string
  tree: readonly [string, string]
  lawn: readonly [string, string]
  light: string
  shadow: string
  /** Strength of shadows. */
  shade: number
  /** Strength of lamps and lit windows. */
  glow: number
  glass: Three
}

/** Colour of the sky at the horizon, which is also the haze over distant things. */
export const horizonColor = ({ sky }: Mood) => (sky.at(-1) ?? sky[3])[1]

export const moods: Record<MoodName, Mood> = {
  day: {
    sky: [
      [0, '#4f93c0'],
      [0.45, '#8ec0d8'],
      [0.8, '#c9e1e3'],
      [1, '#eaf0e4'],
    ],
    cloud: '#ffffff',
    cloudShade: '#b9d0dc',
    sun: '#fffbe6',
    sunHeight: 0.62,
    sea: ['#8fbfc9', '#4d92a8', '#2f7690'],
    foam: '#ffffff',
    sand: ['#f4e5c3', '#e6cd9c', '#cfae78'],
    grass: ['#a9ab5f', '#8b9550', '#6b7a45', '#c9c07c'],
    far: '#a9bfae',
    tree: ['#4e6b4f', '#3b5643'],
    lawn: ['#b7b878', '#94a05e'],
    light: '#fff3d6',
    shadow: '#41608a',
    shade: 0.46,
    glow: 0.12,
    glass: ['#31505f', '#7fa9b6', '#cfe3e4'],
  },
  morning: {
    sky: [
      [0, '#8fb4cc'],
      [0.5, '#c3d5da'],
      [0.85, '#f1dfcf'],
      [1, '#f9e8d2'],
    ],
    cloud: '#fff7ee',
    cloudShade: '#d3cfd2',
    sun: '#fff4dc',
    sunHeight: 0.3,
    sea: ['#cfdcd8', '#93b6be', '#6c9aa8'],
    foam: '#fffaf2',
    sand: ['#f3e6cf', '#e2cfae', '#c6ae8b'],
    grass: ['#b1ac72', '#949462', '#767d58', '#d3c793'],
    far: '#bcc6bd',
    tree: ['#6b8070', '#566d61'],
    lawn: ['#c2bb8a', '#a0a26f'],
    light: '#ffeed6',
    shadow: '#5d7192',
    shade: 0.42,
    glow: 0.3,
    glass: ['#49606c', '#93aeb6', '#e6e2d8'],
  },
  golden: {
    sky: [
      [0, '#5f86ad'],
      [0.4, '#a9b6bd'],
      [0.72, '#f0c592'],
      [1, '#fbdfa8'],
    ],
    cloud: '#ffe6c2',
    cloudShade: '#c79f95',
    sun: '#fff3c8',
    sunHeight: 0.16,
    sea: ['#f3cf9a', '#b79f93', '#5f7f95'],
    foam: '#fff2d8',
    sand: ['#f6d9a6', '#e2b478', '#b98556'],
    grass: ['#c2a252', '#9c8a47', '#766d3d', '#e3c274'],
    far: '#b9a891',
    tree: ['#5f6244', '#47503c'],
    lawn: ['#c9ae66', '#9c9150'],
    light: '#ffdfa8',
    shadow: '#584a72',
    shade: 0.52,
    glow: 0.55,
    glass: ['#4b4f62', '#b08d78', '#ffd79b'],
  },
  dusk: {
    sky: [
      [0, '#22365c'],
      [0.4, '#51648f'],
      [0.7, '#b98591'],
      [0.88, '#eca87f'],
      [1, '#f8c793'],
    ],
    cloud: '#d99a92',
    cloudShade: '#5a5f86',
    sun: '#ffd9a8',
    sunHeight: 0.04,
    sea: ['#e0a488', '#7d7392', '#33486d'],
    foam: '#f6d7c4',
    sand: ['#b8a09a', '#8f7e86', '#655d71'],
    grass: ['#7c7a62', '#5f6459', '#474f50', '#998e6e'],
    far: '#6f6d86',
    tree: ['#32424a', '#26343f'],
    lawn: ['#807b64', '#5c6156'],
    light: '#f3b995',
    shadow: '#1d2848',
    shade: 0.62,
    glow: 1,
    glass: ['#3a3f5c', '#8c6f7c', '#f0b184'],
  },
  storm: {
    sky: [
      [0, '#4d5c69'],
      [0.45, '#7b8990'],
      [0.8, '#aeb6b3'],
      [1, '#d3d2c5'],
    ],
    cloud: '#c6cbc9',
    cloudShade: '#5b6871',
    sun: '#e9e6d6',
    sunHeight: 0.5,
    sea: ['#a9b7b5', '#6f868b', '#48626b'],
    foam: '#f3f5f1',
    sand: ['#dccfb3', '#c4b491', '#a08f71'],
    grass: ['#9a9a63', '#7b8254', '#5d6846', '#b7b07a'],
    far: '#8d9a94',
    tree: ['#4a5b4e', '#3a4a42'],
    lawn: ['#a3a36d', '#808759'],
    light: '#f0efe6',
    shadow: '#3f5064',
    shade: 0.36,
    glow: 0.6,
    glass: ['#36464f', '#76888d', '#c3ccc9'],
  },
}
