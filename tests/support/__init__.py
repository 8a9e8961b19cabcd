"""What tests share: services to talk to, the repository's own files."""
