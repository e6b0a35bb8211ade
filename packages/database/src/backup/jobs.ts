import type { ClientBase } from 'pg'

/** Pending and running jobs as JSON, without those that failed permanently. */
export async function loadPendingJobs(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ jobs: string }>(`
    select coalesce(json_agg(json_build_object('task', task.identifier, 'payload', job.payload, 'queue', queue.queue_name,
      'run_at', job.run_at, 'max_attempts', job.max_attempts, 'key', job.key, 'priority', job.priority,
      'flags', (select array_agg(flag) from jsonb_object_keys(job.flags) as flag)) order by job.id), '[]')::text as jobs
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    left join graphile_worker._private_job_queues as queue on queue.id = job.job_queue_id
    where job.attempts < job.max_attempts or job.locked_at is not null`)
  return rows[0]?.jobs ?? '[]'
}

/** Queues the jobs again, with all their attempts. */
export async function restoreJobs(client: ClientBase, jobs: string): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs')
  await client.query(
    `select graphile_worker.add_job(job.task, payload => job.payload, queue_name => job.queue, run_at => job.run_at,
       max_attempts => job.max_attempts, job_key => job.key, priority => job.priority, flags => job.flags)
     from json_to_recordset($1::json) as job(task text, payload json, queue text, run_at timestamptz,
       max_attempts int, key text, priority int, flags text[])`,
    [jobs],
  )
}
