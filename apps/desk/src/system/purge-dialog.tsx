import { purgePages } from '@marram/contract/desk/stored-pages'
import { CommandDialog } from '../bookings/actions/command-dialog.tsx'
import { useCommand } from '../kit/use-command.ts'
import { words } from './words.ts'

export function PurgeDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutate, isPending, error } = useCommand(purgePages)
  return (
    <CommandDialog
      {...{ isPending, error, onClose }}
      title={words.purgeEverything}
      subject={words.everyNode}
      submit={words.purgeEverything}
      isStop
      onSubmit={() => mutate({ input: { kind: 'everything' } }, { onSuccess: onClose })}
    >
      <p>{words.purgeEverythingText}</p>
    </CommandDialog>
  )
}
