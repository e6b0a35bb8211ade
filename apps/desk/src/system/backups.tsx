import { listBackups, makeBackup } from '@marram/contract/desk/backups'
import { useQuery } from '@tanstack/react-query'
import { DatabaseBackup } from 'lucide-react'
import type { InferOutput } from 'valibot'
import { describeFailure } from '../kit/describe-failure.ts'
import { asking } from '../kit/desk-client.ts'
import { momentOf } from '../kit/format.ts'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { QueryState } from '../kit/query-state.tsx'
import { useCommand } from '../kit/use-command.ts'
import { Backup, verificationLevel } from './backup.tsx'
import { LevelMark } from './level-mark.tsx'
import { megabytes, momentText } from './moment.ts'
import type { SystemAddress } from './system-search.ts'
import { words } from './words.ts'

type Listed = InferOutput<(typeof listBackups)['output']>

const pollMs = 2000
const isBusy = (data: Listed | undefined): boolean =>
  data !== undefined &&
  ((data.underway !== null && data.underway.state !== 'failed') ||
    data.backups.some(({ verification }) => verification?.state === 'running'))

export function Backups({ open, go }: SystemAddress) {
  const query = useQuery({
    ...asking(listBackups, {}),
    refetchInterval: ({ state }) => (isBusy(state.data) ? pollMs : false),
  })
  if (query.data === undefined) return <QueryState query={query} />
  const { place, backups, isAutomatic } = query.data
  return (
    <>
      <div className="system__bar">
        <p className="muted system__place">{isAutomatic ? words.keptIn(place) : words.notAutomatic}</p>
        {isAutomatic && <Make underway={query.data.underway} />}
      </div>
      {backups.length === 0 ? (
        <div className="center">
          <b>{words.noBackups.title}</b>
          <p className="muted">{words.noBackups.more}</p>
        </div>
      ) : (
        <Inbox
          label={words.parts.backups}
          items={backups}
          error={null}
          idOf={({ name }) => name}
          openId={open}
          onOpen={(name) => go({ open: name })}
          empty={words.noBackups}
          row={({ kind, at, bytes, verification }) => (
            <>
              <span className="row-head">
                <b>{momentOf(at)}</b>
                <small className="muted nowrap">{megabytes(bytes)}</small>
              </span>
              <span className="row-head">
                <span className="muted">{words.backupKinds[kind]}</span>
                {verification !== null && <LevelMark {...verificationLevel(verification)} />}
              </span>
            </>
          )}
          detail={(backup) => <Backup backup={backup} />}
        />
      )}
    </>
  )
}

function Make({ underway }: Pick<Listed, 'underway'>) {
  const { mutate, isPending, error } = useCommand(makeBackup)
  const isOn = underway?.state === 'running' || (underway?.state === 'waiting' && underway.error === null)
  return (
    <div className="page__end">
      <span className="muted" role="status">
        {underway !== null && words.underway[underway.state](momentText(underway.at))}
      </span>
      {underway !== null && underway.error !== null && (
        <span className="late" lang="en">
          {underway.error}
        </span>
      )}
      {error !== null && (
        <span className="late" role="alert">
          {describeFailure(error, { 'backup-running': words.backupRunning })}
        </span>
      )}
      <button type="button" className="btn btn--act" disabled={isOn || isPending} onClick={() => mutate({ input: {} })}>
        <DatabaseBackup className="i" aria-hidden="true" /> {words.makeBackup}
      </button>
    </div>
  )
}
