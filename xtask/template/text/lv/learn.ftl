# The guided first match and the figures of the rulebook: none yet.
