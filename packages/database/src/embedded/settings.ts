/** For a small machine that also runs the site: little memory, no idle helpers, crash recovery within seconds. */
const SMALL_MACHINE: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // An embedded server has no replicas, so the log needs only the data for crash recovery.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // Parallel queries take memory from /dev/shm, of which a container has 64 MB.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
}

const LASTING = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
const DISPOSABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
}

/** Passed as arguments, so that an edited postgresql.conf cannot override settings that Marram relies on. */
export function settingsFor(socketFolder: string, durable: boolean): string[] {
  const settings = { ...SMALL_MACHINE, ...(durable ? LASTING : DISPOSABLE), unix_socket_directories: socketFolder }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
