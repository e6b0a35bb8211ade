import { lighten, mix } from '../core/color.ts'
import { decide } from '../core/details.ts'
import { round } from '../core/path-data.ts'
import { ring } from '../core/solids.ts'
import { planAnnexe } from '../house/plan-building.ts'
import { drawVolume } from '../house/volume.ts'
import { paintGrass, shortGrass } from '../landscape/grass.ts'
import { paintShrubs } from '../landscape/shrubs.ts'
import { borderThings } from './borders.ts'
import { drawCastShadow, ownGround, paintPatch, stripAlong } from './ground.ts'
import type { PlotName } from './plot-names.ts'
import { partThing } from './props.ts'
import { around, type Thing } from './things.ts'
import type { HouseStage } from './viewpoint.ts'

const wild: readonly PlotName[] = ['dunes', 'heath', 'forest']

/** Paints lawn, drive and path, before anything throws a shadow on them. */
export function paintGarden(stage: HouseStage, plot: PlotName): void {
  const { building, mood, home } = stage
  const { left, right, front, back, terrace } = building
  const plan = home.building.fork('ground')
  const [midX, midZ] = [(left + right) / 2, (front + back) / 2]
  const isWild = wild.includes(plot)
  if (!isWild || plot === 'forest') {
    const [rx, rz] = [(right - left) / 2 + plan.range(4, 8), (back - front) / 2 + plan.range(5, 9)]
    const rounded = (value: number) => Math.sign(value) * Math.abs(value) ** 0.7 * plan.range(0.94, 1.06)
    const lawn = Array.from({ length: 22 }, (_, i): [number, number] => [
      midX + rounded(Math.cos((i / 11) * Math.PI)) * rx,
      midZ + rounded(Math.sin((i / 11) * Math.PI)) * rz,
    ])
    const green = lighten(mix(mood.lawn[0], mood.leaf[0], mood.season === 'winter' ? 0 : 0.25), 0.06)
    paintPatch(stage, lawn, green, { isSmooth: true, opacity: isWild ? 0.45 : 0.75 })
  }
  const paving = mood.grade(mood.season === 'snow' ? '#e9ecee' : plan.pick(['#d8cdb8', '#c9c2b5', '#dccfae']))
  const gravel = isWild ? lighten(mood.sand[0], 0.06) : paving
  const doorX = midX + plan.sign() * plan.range(0.5, 2)
  const away = plan.sign() * 0.45
  const drive = [back - 0.5, back + 2.5, back + 7, back + 16, back + 30].map((z, i): [number, number] => [
    doorX + away * i * i,
    z,
  ])
  paintPatch(stage, stripAlong(drive, plan.range(1, 1.5)), gravel, { isSmooth: true, opacity: 0.9 })
  const bend = plan.range(-1.5, 1.5)
  const path = [0, 2, 5, 10, 18].map((dz): [number, number] => [
    terrace.x + bend * Math.sin(dz / 7),
    terrace.z - terrace.d - dz + 0.3,
  ])
  if (isWild || plan.chance(0.6))
    paintPatch(stage, stripAlong(path, plan.range(0.45, 0.7)), gravel, { isSmooth: true, opacity: 0.85 })
}

const toys = ['swings', 'trampoline', 'sandbox', 'bonfire'] as const

/** Buildings, toys and other things around the house, by its facts. */
export function gardenThings(stage: HouseStage, plot: PlotName): Thing[] {
  const { building, details, home, mood } = stage
  const { left, right, front, back } = building
  const plan = home.building.fork('garden')
  const side = plan.sign()
  const edge = (which: number, away: number) => (which > 0 ? right + away : left - away)
  const part = (name: Parameters<typeof partThing>[1], x: number, z: number) => partThing(stage, name, { x, z })
  const things: Thing[] = [...borderThings(stage, plot, plan.fork('border')), ...footThings(stage)]
  if (details.has('annexe')) things.push(annexe(stage, edge(side, 3.2), back - 1.6))
  if (decide(details, 'carport', plan.chance(0.1))) things.push(part('carport', edge(-side, 2.3), back - 1.8))
  if (details.has('shelter')) things.push(part('shelter', edge(side, 9), back + 1))
  if (details.has('shower')) things.push(part('shower', edge(-side, 0.7), front + 0.6))
  for (const [i, name] of toys.filter((toy) => details.has(toy)).entries()) {
    const x = edge(i % 2 ? -side : side, details.has('annexe') && i % 2 === 0 ? 7.4 : 3.2 + i * 0.4)
    things.push(
      name === 'trampoline'
        ? around(x, front - 1, 1.5, 1.5, () => drawTrampoline(stage, x, front - 1))
        : part(name, x, front - 1 - i * 0.8),
    )
  }
  if (decide(details, 'stove', plan.chance(0.5)) && plan.chance(0.5))
    things.push(part('woodpile', edge(side, 0.45), back - 2))
  if (plan.chance(0.15) && mood.season !== 'snow')
    things.push(flagpole(stage, edge(-side, plan.range(2, 3.6)), front + plan.range(-1, 4)))
  if (!wild.includes(plot) && plan.chance(0.4)) things.push(part('bench', edge(-side, 2), front - 1.5))
  return things
}

function annexe(stage: HouseStage, x: number, z: number): Thing {
  const volume = planAnnexe(stage.building, x, z)
  return around(x, z, volume.w / 2, volume.d / 2, () => {
    drawCastShadow(stage, volume)
    drawVolume(stage, stage.building, volume)
  })
}

function drawTrampoline({ drawing, camera, lighting, mood }: HouseStage, x: number, z: number): void {
  const round = (y: number, radius: number, fill: string, opacity?: number) =>
    drawing.polygon(ring(camera, [x, y, z], radius, radius, 24), { fill, opacity })
  round(0.01, 1.5, mood.shadow, 0.28)
  const rim = ring(camera, [x, 0.75, z], 1.5, 1.5, 6)
  for (const [i, foot] of ring(camera, [x, 0, z], 1.35, 1.35, 6).entries())
    drawing.line([foot, rim[i] ?? foot], { stroke: '#7d8488', 'stroke-width': 2 })
  round(0.75, 1.5, lighting.tone('#4b7f95', [0, 1, 0]))
  round(0.76, 1.22, lighting.tone('#2f3437', [0, 1, 0]))
}

/** A white pole with the long Danish pennant. */
function flagpole(stage: HouseStage, x: number, z: number): Thing {
  return around(x, z, 0, 0, () => {
    const { drawing, camera, mood, sunSide } = stage
    const metre = camera.scaleAt([x, 0, z])
    const [bx, by] = camera.project([x, 0, z])
    const height = Math.min(metre * 6.4, by - 34)
    if (height < metre * 4) return
    const width = Math.max(1.4, metre * 0.07)
    drawing.rect(bx - width / 2, by - height, width, height, {
      fill: drawing.gradient(['#ffffff', mix('#c7ccd0', mood.shadow, 0.3)], 'right'),
    })
    drawing.circle(bx, by - height, width * 0.9, { fill: '#d9b45c' })
    // One unit is the width of the pennant.
    const unit = metre * 0.34
    const place = `translate(${round(bx)} ${round(by - height + unit * 0.5)}) scale(${round(-sunSide * unit)} ${round(unit)})`
    drawing.group({ transform: place }, () => {
      drawing.path('M0 0Q3 .3 6.2 1.4Q3 1.2 0 1Z', { fill: mix('#c8313e', mood.shadow, mood.shade * 0.35) })
      drawing.path('M0 .42Q3 .66 5.6 1.2Q3 .86 0 .62ZM.75 .04l.24 .02v.98l-.24-.02Z', { fill: '#fff8f2' })
    })
  })
}

/** Grass and bushes at the foot of the walls, so that the house stands in its ground. */
function footThings(stage: HouseStage): Thing[] {
  const { building, camera, mood, home } = stage
  const plan = home.building.fork('foot')
  const [cx, , cz] = camera.position
  const deck = ownGround(stage, 0.3)[1]
  return building.volumes.flatMap(({ x, z, w, d, base }): Thing[] => {
    if (base || mood.season === 'snow') return []
    const hasBushes = plan.chance(0.35)
    const [a, b] = [w / 2 + 0.12, d / 2 + 0.12]
    const walls = [
      {
        isShown: Math.abs(cz - z) > d / 2,
        length: w,
        at: (t: number) => [x - a + t * 2 * a, z + Math.sign(cz - z) * b] as const,
      },
      {
        isShown: Math.abs(cx - x) > w / 2,
        length: d,
        at: (t: number) => [x + Math.sign(cx - x) * a, z - b + t * 2 * b] as const,
      },
    ]
    return walls.flatMap(({ isShown, length, at }) => {
      const spots = Array.from({ length: Math.round(length) }, () => at(plan.next()))
      const free = spots.filter(
        ([px, pz]) => !deck || px < deck.left || px > deck.right || pz < deck.front || pz > deck.back,
      )
      return isShown
        ? free.map(([px, pz], i) => around(px, pz, 0, 0, () => paintFoot(stage, px, pz, hasBushes && i % 6 === 1)))
        : []
    })
  })
}

function paintFoot(stage: HouseStage, x: number, z: number, isBush: boolean): void {
  const { camera, mood, random } = stage
  const [px, py] = camera.project([x, 0, z])
  const metre = camera.scaleAt([x, 0, z])
  if (isBush)
    paintShrubs(stage, 'bush', [{ x: px, y: py + metre * 0.1, width: metre * 1.1, height: metre * 0.7 }], {
      flowers: mood.flowers[0],
    })
  else paintGrass(stage, [{ x: px, y: py, size: metre * random.range(0.16, 0.4) }], shortGrass)
}
