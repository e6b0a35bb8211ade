import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { useFollowing } from './use-following.ts'

/** "Search as I move the map", and where that is off, the offer to search here. */
export function FollowControls({ following }: { following: ReturnType<typeof useFollowing> }) {
  const { map } = usePageMessages('search')
  return (
    <>
      <Checkbox
        className="map__follow"
        label={map.follow}
        checked={following.isOn}
        onChange={({ currentTarget }) => following.turn(currentTarget.checked)}
      />
      {following.isOffered ? (
        <Button className="search-map__here" colour="Primary" size="small" icon="search" onClick={following.take}>
          {map.searchHere}
        </Button>
      ) : null}
    </>
  )
}
