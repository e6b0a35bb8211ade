import type { FacilityKey } from '@marram/domain/facility'
import type { Random } from '../random.ts'
import { drawComforts } from './comforts.ts'
import type { Equipment, Plan } from './house.ts'

const isGood = (label: string) => label <= 'B'

function drawPets(random: Random): { petsMax: number; isHypoallergenic: boolean } {
  if (!random.chance(0.57)) return { petsMax: 0, isHypoallergenic: random.chance(0.22) }
  return {
    petsMax: random.weighted([
      [1, 50],
      [2, 38],
      [3, 12],
    ] as const),
    isHypoallergenic: false,
  }
}

function drawLabel({ archetype, isRenovated }: Plan, random: Random): string {
  const drawn = random.pick([...archetype.energyLabels])
  const isImproved = isRenovated && drawn > 'C' && random.chance(0.6)
  return isImproved ? String.fromCharCode(drawn.charCodeAt(0) - 1) : drawn
}

function drawHeating({ site, archetype }: Plan, label: string, random: Random): Equipment['heating'] {
  if (archetype.key === 'new-build') return 'heat-pump'
  if (site.setting === 'village' && random.chance(0.3)) return 'district'
  const pump = isGood(label) ? 0.85 : 0.6
  if (random.chance(pump)) return 'heat-pump'
  return random.weighted([
    ['electric', 78],
    ['pellet', 14],
    ['gas', 8],
  ] as const)
}

function tierOf(quality: number): Equipment['tier'] {
  if (quality >= 0.78) return 'gold'
  if (quality >= 0.56) return 'silver'
  return quality >= 0.36 ? 'bronze' : null
}

/** Draws the equipment of a house without contradictions between its facts. */
export function drawEquipment(plan: Plan, random: Random): Equipment {
  const { site, size, archetype, quality } = plan
  const has = new Set<FacilityKey>(drawComforts(plan, random))
  const { petsMax, isHypoallergenic } = drawPets(random)
  const energyLabel = drawLabel(plan, random)
  const heating = drawHeating(plan, energyLabel, random)
  if (petsMax > 0) has.add('pets-allowed')
  if (isHypoallergenic) has.add('hypoallergenic')
  if (heating === 'heat-pump') has.add('heat-pump')
  if (heating === 'heat-pump' && random.chance(quality * 0.2)) has.add('air-conditioning')
  if (isGood(energyLabel)) has.add('energy-friendly')
  const coveredTerraces = random.chance(0.45) ? 1 : 0
  return {
    has,
    petsMax,
    stars: Math.max(2, Math.min(5, Math.round(2 + quality * 3.2))),
    pineCones: Math.max(1, Math.min(5, Math.round(1 + quality * 4.2))),
    tier: tierOf(quality),
    energyLabel,
    heating,
    internetMbit: has.has('internet') ? random.pick([50, 100, 100, 250, 250, 500, 1000]) : 0,
    chargerKw: has.has('ev-charger')
      ? random.weighted([
          [11, 80],
          [22, 12],
          [4, 8],
        ] as const)
      : null,
    openTerraces: random.int(1, size.areaM2 > 110 ? 3 : 2),
    coveredTerraces,
    parkingPlaces: Math.max(1, Math.min(8, Math.round(size.persons / 3))) + (site.setting === 'village' ? 0 : 1),
    ...(archetype.key === 'pool-house' ? { parkingPlaces: Math.ceil(size.persons / 3) + 1 } : {}),
  }
}
