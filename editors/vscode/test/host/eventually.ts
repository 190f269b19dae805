/** Calls until it neither throws nor rejects, for ten seconds unless given another time; then with the last error. */
export async function eventually<Answer>(ask: () => Answer | Promise<Answer>, milliseconds = 10_000): Promise<Answer> {
  const end = Date.now() + milliseconds;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
