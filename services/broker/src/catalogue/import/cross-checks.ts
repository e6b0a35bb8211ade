const taken = `
  existing.lodging_id = staged.lodging_id
  and daterange(existing.arrival, existing.departure) && daterange(staged.arrival, staged.departure)`

/** An unchanged stay, or an owner's block that the file moves. */
const isRenewed = `
  (existing.kind = staged.kind and existing.arrival = staged.arrival and existing.departure = staged.departure)
  or (existing.kind = 'owner' and staged.kind = 'owner' and existing.source is not distinct from staged.source)`

/** Blocks of earlier files that are missing from a complete one. Those that staff set in the plan were never in a file. */
export const isDroppedBlock = `
  existing.kind = 'owner' and existing.source is null
  and not exists (select from house_block where house_block.stay_id = existing.id)
  and exists (select from import_lodging lodging where lodging.id = existing.lodging_id)
  and not exists (select from import_stay same where same.lodging_id = existing.lodging_id and same.kind = 'owner'
    and same.arrival = existing.arrival and same.departure = existing.departure and same.source is null)`

const namesAndPlaces: readonly string[] = [
  `select line, 'the name ' || staged.name || ' belongs to lodging ' || existing.id || ' already.' as reason
   from import_lodging staged join lodging existing on lower(existing.name) = lower(staged.name) and existing.id <> staged.id`,
  `select line, 'the slug ' || staged.slug || ' belongs to area ' || existing.id || ' already.' as reason
   from import_area staged join area existing on existing.slug = staged.slug and existing.id <> staged.id`,
  `select line, 'the slug ' || staged.slug || ' belongs to street ' || existing.id || ' of that location already.' as reason
   from import_street staged
   join street existing on existing.location_id = staged.location_id and existing.slug = staged.slug and existing.id <> staged.id`,
  `select staged.line, 'season ' || staged.id || ' overlaps season ' || other.id || ' (' || other.starts_on || ' to ' || other.ends_on || ').' as reason
   from import_season staged join (
     select id, starts_on, ends_on from import_season
     union all
     select id, starts_on, ends_on from season where id not in (select id from import_season)
   ) other on other.id <> staged.id and other.starts_on < staged.ends_on and staged.starts_on < other.ends_on`,
]

const reviews: readonly string[] = [
  `select line, 'review ' || staged.id || ' belongs to lodging ' || existing.lodging_id || ' already.' as reason
   from import_review staged join review existing on existing.id = staged.id and existing.lodging_id <> staged.lodging_id`,
  `select line, 'the stay from ' || stay_arrival || ' has a review in line ' || first || ' already.' as reason
   from (select line, stay_arrival, min(line) over (partition by lodging_id, stay_arrival) as first
     from import_review where stay_arrival is not null) numbered where first < line`,
  `select staged.line, 'the stay from ' || staged.stay_arrival || ' has review ' || existing.id || ' already.' as reason
   from import_review staged
   join stay on stay.lodging_id = staged.lodging_id and stay.arrival = staged.stay_arrival
   join review existing on existing.stay_id = stay.id and existing.id <> staged.id
   where not exists (select from import_review other where other.id = existing.id)`,
  ...(['review', 'item_consumption'] as const).map(
    (name) => `
     select distinct line, 'no guests of lodging ' || lodging_id || ' arrive on ' || stay_arrival || '.' as reason
     from import_${name} staged where stay_arrival is not null
       and not exists (select from import_stay stay where stay.lodging_id = staged.lodging_id
         and stay.arrival = staged.stay_arrival and stay.kind = 'guest')
       and not exists (select from stay where stay.lodging_id = staged.lodging_id
         and stay.arrival = staged.stay_arrival and stay.kind = 'guest')`,
  ),
]

function stays(isReplacing: boolean): readonly string[] {
  return [
    `select line, 'the nights from ' || arrival || ' to ' || departure || ' overlap another stay or block of lodging ' || lodging_id || ' in this file.' as reason
     from (select line, lodging_id, arrival, departure, max(departure) over (
         partition by lodging_id order by arrival, line rows between unbounded preceding and 1 preceding) as taken_until
       from import_stay) ordered where taken_until > arrival`,
    `select staged.line, 'the nights from ' || staged.arrival || ' to ' || staged.departure || ' of lodging ' || staged.lodging_id || ' are taken by '
       || case existing.kind when 'guest' then 'guests' when 'hold' then 'a guest who is booking' else 'the owner' end || ' from ' || existing.arrival || ' to ' || existing.departure || '.' as reason
     from import_stay staged join stay existing on ${taken}
     where not (${isRenewed})${isReplacing ? ` and not (${isDroppedBlock})` : ''}`,
  ]
}

export function crossChecks(isReplacing: boolean): readonly string[] {
  return [...namesAndPlaces, ...stays(isReplacing), ...reviews]
}
