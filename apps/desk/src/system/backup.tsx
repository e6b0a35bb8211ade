import { type listBackups, verifyBackup } from '@marram/contract/desk/backups'
import { Copy, SearchCheck } from 'lucide-react'
import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { describeFailure } from '../kit/describe-failure.ts'
import { momentOf } from '../kit/format.ts'
import { useCommand } from '../kit/use-command.ts'
import { Fact } from './job.tsx'
import { type Level, LevelMark } from './level-mark.tsx'
import { megabytes, momentText } from './moment.ts'
import { words } from './words.ts'

type Listed = InferOutput<(typeof listBackups)['output']>['backups'][number]
type Verification = NonNullable<Listed['verification']>

export function verificationLevel({ state, problem }: Verification): { level: Level; word: string } {
  if (state === 'running') return { level: 'running', word: words.verifying }
  if (state === 'broken-off') return { level: 'skipped', word: words.verifyingBrokenOff }
  return problem === null ? { level: 'fine', word: words.intact } : { level: 'failed', word: words.damaged }
}

export function Backup({ backup: { name, kind, at, bytes, verification, restore } }: { readonly backup: Listed }) {
  const verify = useCommand(verifyBackup)
  const isRunning = verification?.state === 'running' || verify.isPending
  return (
    <>
      <header>
        <h2>{words.backupOf(momentOf(at))}</h2>
        <p className="muted">
          {words.backupKinds[kind]}, {megabytes(bytes)}
        </p>
      </header>
      <dl className="facts">
        <Fact name={words.file} value={name} />
        {verification !== null && (
          <div>
            <dt>{words.readAgain}</dt>
            <dd>
              <span role="status">
                <LevelMark {...verificationLevel(verification)} /> {momentText(verification.at)}
              </span>
            </dd>
          </div>
        )}
      </dl>
      {verification?.problem != null && (
        <p className="note note--late" lang="en">
          {verification.problem}
        </p>
      )}
      <p className="words">{words.verifyText}</p>
      <div className="btns">
        <button type="button" className="btn" disabled={isRunning} onClick={() => verify.mutate({ input: { name } })}>
          <SearchCheck className="i" aria-hidden="true" /> {words.verify}
        </button>
      </div>
      {verify.isError && (
        <p className="late" role="alert">
          {describeFailure(verify.error, { 'checked-just-now': words.justChecked, 'unknown-backup': words.backupGone })}
        </p>
      )}
      <section className="system__restore" aria-labelledby="restore">
        <h3 id="restore">{words.restore}</h3>
        <p className="words">{words.restoreText}</p>
        <ol>
          <li>{words.restoreSteps.stop}</li>
          <li>
            {words.restoreSteps.keep} <Command text="npx marram backup" />
          </li>
          <li>
            {words.restoreSteps.restore} <Command text={restore} />
          </li>
          <li>
            {words.restoreSteps.check} <Command text="npx marram doctor" />
          </li>
          <li>{words.restoreSteps.erase(momentOf(at))}</li>
        </ol>
      </section>
    </>
  )
}

function Command({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <span className="system__command">
      <code>{text}</code>
      <button type="button" className="btn btn--28" aria-label={words.copyCommand(text)} onClick={() => void copy()}>
        <Copy className="i" aria-hidden="true" /> <span role="status">{isCopied ? words.copied : words.copy}</span>
      </button>
    </span>
  )
}
