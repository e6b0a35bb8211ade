import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const width = 1920
const height = 1280

type Scene = {
  readonly sky: readonly [string, string]
  readonly water: string
  readonly reed: string
  /** Walls, roof and door; null for a view without a house. */
  readonly house: readonly [string, string, string] | null
}

/** By file name: the photo of the front page, and one for each house. */
const scenes: Readonly<Record<string, Scene>> = {
  'bodden.jpg': { sky: ['#7fb2d6', '#f6e7cf'], water: '#4f86a3', reed: '#8a8a3c', house: null },
  'R7001.jpg': {
    sky: ['#8fc0de', '#eef3ea'],
    water: '#5b93ad',
    reed: '#7f8f3f',
    house: ['#f3efe6', '#6f5a3e', '#2d5f8a'],
  },
  'R7002.jpg': {
    sky: ['#c4a6c2', '#f9dcc0'],
    water: '#7d7f9c',
    reed: '#a08646',
    house: ['#a9483a', '#5d5348', '#f3efe6'],
  },
  'R7003.jpg': {
    sky: ['#a9c7d8', '#f2f1ea'],
    water: '#6f98a6',
    reed: '#8d9a52',
    house: ['#2f4f5f', '#4a443c', '#c98a1b'],
  },
  'R7004.jpg': {
    sky: ['#6fa3cf', '#dfeef2'],
    water: '#3f7c9c',
    reed: '#6f8038',
    house: ['#e5c77e', '#7a4a34', '#3d6b4a'],
  },
}

/** Photos of the second agency as a camera would write them, and the table that names them. */
export async function writeSecondPhotos(folder: string): Promise<void> {
  await mkdir(join(folder, 'photos'), { recursive: true })
  await mkdir(join(folder, 'tables'), { recursive: true })
  for (const [name, scene] of Object.entries(scenes)) {
    await sharp(Buffer.from(draw(scene)))
      .withExif({ IFD3: { GPSLatitude: '54/1 26/1 0/1' } })
      .jpeg({ quality: 88 })
      .toFile(join(folder, 'photos', name))
  }
  const houses = Object.keys(scenes).filter((name) => scenes[name]?.house)
  const rows = houses.map((name) => `${name.replace('.jpg', '')};${name};exterior;Vom Weg aus;From the path`)
  await writeFile(join(folder, 'tables', 'photos.csv'), ['house;picture;tags;german;english', ...rows].join('\n'))
}

function draw({ sky, water, reed, house }: Scene): string {
  const horizon = height * 0.55
  // The same sequence in every run.
  let seed = 7
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const waves = Array.from({ length: 60 }, () => {
    const [x, y] = [next() * width, horizon + 20 + next() * height * 0.28]
    return `<path d="M${x} ${y}h${40 + next() * 140}" stroke="#fff" stroke-opacity="${next() * 0.35}" stroke-width="3"/>`
  })
  const reeds = Array.from({ length: 260 }, (_, index) => {
    const x = (index / 260) * width + next() * 12
    const top = height * 0.78 - next() * 150
    return `<path d="M${x} ${height}Q${x + 6} ${top + 160} ${x + 30 * (next() - 0.3)} ${top}" stroke="${reed}" stroke-opacity="${0.5 + next() / 2}" stroke-width="${3 + next() * 4}" fill="none"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="${width}" height="${horizon}" fill="url(#sky)"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${water}"/>
    <path d="M0 ${horizon}q480 -26 960 -6t960 -10v24H0z" fill="#5f6f4c"/>
    ${waves.join('')}
    <path d="M0 ${height}V${height * 0.8}q700 -60 1920 20V${height}z" fill="#b8ab7c"/>
    ${house ? drawHouse(house) : ''}
    ${reeds.join('')}
  </svg>`
}

function drawHouse([walls, roof, door]: readonly [string, string, string]): string {
  const windows = [700, 1180].map(
    (x) => `<rect x="${x}" y="730" width="120" height="110" fill="#dfeaf0" stroke="#fff" stroke-width="12"/>`,
  )
  return `<rect x="600" y="650" width="820" height="360" fill="${walls}"/>
    <path d="M540 670L760 380h500l220 290z" fill="${roof}"/>
    <rect x="950" y="760" width="130" height="250" fill="${door}"/>${windows.join('')}`
}
