/** Whether a process of this machine exists. One that belongs to another user does. */
export function isRunning(pid: number): boolean {
  // 0 would ask about the caller's own process group.
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
